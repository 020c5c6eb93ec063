/** Delay before an item's setters are sent, restarted by each new one (BLD-039). */
export const setterDebounce_ms = 100

/** Sends the last value after a pause without changes, or at once when its form unmounts. */
export function createDebouncedSave(send: () => void, wait_ms = setterDebounce_ms) {
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
    /** Cancels the pending send, because the input is invalid. */
    hold() {
      clearTimeout(waiting)
      waiting = undefined
    },
    leave() {
      if (waiting !== undefined) go()
    },
  }
}
