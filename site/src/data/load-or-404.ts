/** What a page shows, or null when the API answers 404, so that the page can do the same. */
export async function loadOr404<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    const status = refusalStatus(error)
    if (status === 404 || status === 422) return null
    throw error
  })
}

/** The status of a refused call, null for any other failure. By shape, not by class: the renderer is a bundle of its own. */
function refusalStatus(error: unknown): number | null {
  return error instanceof Error && error.name === 'CallError' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null
}
