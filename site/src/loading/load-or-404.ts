/** Returns a page's data, or null if the API responds 404, so that the page can do the same. */
export async function loadOr404<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    const status = refusalStatus(error)
    if (status === 404 || status === 422) return null
    throw error
  })
}

/** Returns the status of a failed call, null for any other error. Checks the shape, not the class, because the renderer is a separate bundle. */
function refusalStatus(error: unknown): number | null {
  return error instanceof Error && error.name === 'CallError' && 'status' in error && typeof error.status === 'number'
    ? error.status
    : null
}
