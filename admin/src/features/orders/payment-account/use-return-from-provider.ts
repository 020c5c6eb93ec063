import { useEffect, useState } from 'react'

/** Returns how the user came back from the provider's form, and removes it from the URL, so that a reload does not see it. */
export function useReturnFromProvider(): 'form' | 'expired' | null {
  const [returned] = useState((): 'form' | 'expired' | null => {
    const from = new URLSearchParams(location.search).get('from')
    return from === 'form' || from === 'expired' ? from : null
  })
  useEffect(() => {
    if (returned !== null) history.replaceState(history.state, '', location.pathname)
  }, [returned])
  return returned
}
