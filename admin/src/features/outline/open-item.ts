/** The item that is open in the editor, with the version for its next save. */
export type OpenItem = { readonly id: number; version: string }

/** Holds the open item for other code that changes it; does not cause a render. */
export function createOpenItem() {
  let open: OpenItem | null = null
  return { get: () => open, set: (next: OpenItem | null) => void (open = next) }
}
export type OpenItemStore = ReturnType<typeof createOpenItem>
