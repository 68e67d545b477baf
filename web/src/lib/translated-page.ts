/**
 * Elements that a translator has put in place of React's texts. Translators insert a <font> before a text node and
 * then remove the node, or move it into the <font> (facebook/react#11538).
 */
const substitutes = new WeakMap<Node, ChildNode>();

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/** Returns the child of `parent` that shows the node: the node itself, or the translator's element. */
function shownChild(parent: Node, node: Node): Node {
  let shown = node.parentNode === null ? (substitutes.get(node) ?? node) : node;
  while (shown.parentNode !== parent && isFont(shown.parentNode)) shown = shown.parentNode;
  return shown.parentNode === parent ? shown : node;
}

/** Puts React's node back on the page if it has a new text. The translator then translates that. */
const showChanges = (changes: MutationRecord[]) => {
  for (const { target } of changes)
    if (target.parentNode === null) substitutes.get(target)?.replaceWith(target as Text);
};

/**
 * Keeps React working on a page that the browser translates. Without this, React fails to remove a replaced text or
 * to insert an element before it, and changes to the text do not appear.
 */
export function supportTranslation(): void {
  const texts = new MutationObserver(showChanges);
  new MutationObserver((changes) => {
    for (const { removedNodes, previousSibling } of changes)
      for (const node of removedNodes)
        if (node instanceof Text && isFont(previousSibling)) {
          substitutes.set(node, previousSibling);
          texts.observe(node, { characterData: true });
        }
  }).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** Removes what shows a text that moves elsewhere. */
  const leave = (node: Node) => {
    if (node.parentNode === null) substitutes.get(node)?.remove();
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    removeChild.call(this, shownChild(this, child));
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    leave(node);
    insertBefore.call(this, node, before && shownChild(this, before));
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    leave(node);
    appendChild.call(this, node);
    return node;
  };
}
