import { refusalStatus } from './refusal-status.ts'

/** What a page shows, or null when the API knows no such thing, so that the page can answer 404. */
export async function loadOr404<T>(loading: Promise<T>): Promise<T | null> {
  return loading.catch((error: unknown) => {
    const status = refusalStatus(error)
    if (status === 404 || status === 422) return null
    throw error
  })
}
