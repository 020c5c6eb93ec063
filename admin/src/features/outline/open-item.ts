/** The item that is open in the editor, with the version that its next change names. */
export type OpenItem = { readonly id: number; version: string }

/** Holds the open item for whoever else changes it; nothing is drawn by it. */
export function createOpenItem() {
  let open: OpenItem | null = null
  return { get: () => open, set: (next: OpenItem | null) => void (open = next) }
}
export type OpenItemStore = ReturnType<typeof createOpenItem>
