/** The position this browser has not yet sent to the server, or null. */
export function readUnsaid(key: string): number | null {
  try {
    const kept = localStorage.getItem(key)
    const second = Number(kept)
    return kept !== null && Number.isFinite(second) && second >= 0 ? second : null
  } catch {
    return null
  }
}

/** Stores a position until the server has it. */
export function keepUnsaid(key: string, place_s: number): void {
  try {
    localStorage.setItem(key, String(place_s))
  } catch {
    // Without storage, media resumes from the last position the server received.
  }
}

/** Deletes the stored position if the server has it; keeps a newer one. */
export function forgetUnsaid(key: string, place_s: number): void {
  if (readUnsaid(key) === place_s) localStorage.removeItem(key)
}
