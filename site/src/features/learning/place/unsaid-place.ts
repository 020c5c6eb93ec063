/** The second that this browser has not been able to tell the server; null when it knows of none. */
export function readUnsaid(key: string): number | null {
  try {
    const kept = localStorage.getItem(key)
    const second = Number(kept)
    return kept !== null && Number.isFinite(second) && second >= 0 ? second : null
  } catch {
    return null
  }
}

/** Keeps a second until the server has it. */
export function keepUnsaid(key: string, place_s: number): void {
  try {
    localStorage.setItem(key, String(place_s))
  } catch {
    // A browser that keeps nothing goes on from what the server heard last.
  }
}

/** The server has this second; a newer one stays. */
export function forgetUnsaid(key: string, place_s: number): void {
  if (readUnsaid(key) === place_s) localStorage.removeItem(key)
}
