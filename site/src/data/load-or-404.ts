import { refusalStatus } from './refusal-status.ts'

/** What a page shows, or null when the API answers 404, so that the page can do the same. */
export async function loadOr404<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    const status = refusalStatus(error)
    if (status === 404 || status === 422) return null
    throw error
  })
}
