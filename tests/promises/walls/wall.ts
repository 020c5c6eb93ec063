/** Imports that a folder (or file) may use besides itself: paths of the repository, packages, "node:" for Node's own modules. */
export type Wall = {
  /** as code or types */
  may: readonly string[]
  /** as types only */
  types?: readonly string[]
  /** a list shared by several walls; at least one of them uses each entry */
  common?: readonly string[]
  /** only walls that name it may import it, not even its parent folder */
  isLeaf?: true
}

/** Returns the paths of folders in shared by their names. */
export const shared = (...folders: string[]): string[] => folders.map((folder) => `shared/src/${folder}`)

export const node = 'node:'
