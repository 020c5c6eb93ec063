import { useEffect, useState } from 'react'

/** How somebody came back from the provider's form; a reload finds a plain address. */
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
