/** The status of a refused call, null for any other failure. By shape, not by class: the renderer is a bundle of its own. */
export function refusalStatus(error: unknown): number | null {
  return error instanceof Error && error.name === 'CallError' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null
}
