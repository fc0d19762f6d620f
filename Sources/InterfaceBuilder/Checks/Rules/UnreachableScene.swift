nonisolated extension CheckRule {
    static let unreachableScene = CheckRule(
        id: "unreachable-scene", level: .warning, summary: "an unreachable scene",
        explanation: """
            The scene is not the initial one, no segue leads to it and it has no storyboard identifier, so code \
            cannot create it either. Remove it, connect it or give it an identifier. Xcode also warns about it.
            """)
}

nonisolated extension DocumentRule {
    static let unreachableScene = DocumentRule(rule: .unreachableScene) { document in
        let scenes = document.root.list("scenes")
        let targets = Set(document.elements.filter { $0.name == "segue" }.compactMap { $0["destination"] })
        return scenes.compactMap { scene -> InterfaceFinding? in
            guard let controller = scene.list("objects").first(where: { $0["sceneMemberID"] == "viewController" }),
                let id = controller.id, controller.name != "viewControllerPlaceholder",
                id != document.root["initialViewController"], !targets.contains(id),
                controller["storyboardIdentifier"] == nil
            else { return nil }
            return document.finding(
                .unreachableScene, controller,
                "scene \(document.name(of: controller)) is unreachable: no segue, no storyboard identifier, not initial",
                details: ["Fix: remove the scene, or give it a storyboard identifier."])
        }
    }
}
