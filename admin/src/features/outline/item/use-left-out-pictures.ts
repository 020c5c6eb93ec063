import { leftOutText } from '@portico/shared/rules/text/foreign-pictures.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useRef } from 'react'

/** Reports once where pictures were left out of a saved text, although every save of that text returns the same list. */
export function useLeftOutPictures(): (places: readonly string[]) => void {
  const said = useRef('')
  return (places) => {
    const text = places.length > 0 ? leftOutText(places) : ''
    if (text !== '' && text !== said.current) toasts.show({ kind: 'info', text })
    said.current = text
  }
}
