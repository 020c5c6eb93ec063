/** What a folder (or file) may import besides itself: paths of the repository, packages, "node:" for Node's own. */
export type Wall = {
  /** these as code or types */
  may: readonly string[]
  /** these as types only */
  types?: readonly string[]
  /** a list that several walls share: each of its entries is used behind one of them */
  common?: readonly string[]
  /** nothing imports it but a wall that names it, not even the folder around it */
  isLeaf?: true
}

/** Folders of shared by their names. */
export const shared = (...folders: string[]): string[] => folders.map((folder) => `shared/src/${folder}`)

export const node = 'node:'
