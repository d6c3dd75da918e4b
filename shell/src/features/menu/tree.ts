export type TreeNode<T> = T & { children: TreeNode<T>[] };

/**
 * Turns a flat list into a tree by `id` and `parentId`, in the list's order. An entry whose parent is not in the list
 * becomes a root; one that would be its own ancestor is left out.
 */
export function buildTree<T extends { id: number; parentId: number }>(list: readonly T[]): TreeNode<T>[] {
  const nodes = list.map(item => ({ ...item, children: [] as TreeNode<T>[] }) as TreeNode<T>);
  const byId = new Map(nodes.map(node => [node.id, node]));
  const roots: TreeNode<T>[] = [];
  for (const node of nodes) (byId.get(node.parentId)?.children ?? roots).push(node);
  return roots;
}
