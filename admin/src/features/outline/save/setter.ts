/** Setters of an item wait this long for the next one (BLD-039). */
export const setterDebounce_ms = 100

/** Sends what was set last, once nothing was set for a moment; or at once when its form is left. */
export function createSetter(send: () => void, wait_ms = setterDebounce_ms) {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const go = () => {
    clearTimeout(waiting)
    waiting = undefined
    send()
  }
  return {
    set() {
      clearTimeout(waiting)
      waiting = setTimeout(go, wait_ms)
    },
    /** What was set cannot be sent as it is. */
    hold() {
      clearTimeout(waiting)
      waiting = undefined
    },
    leave() {
      if (waiting !== undefined) go()
    },
  }
}
