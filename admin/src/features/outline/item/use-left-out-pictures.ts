import { leftOutText } from '@portico/shared/rules/text/foreign-pictures.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useRef } from 'react'

/** Says once where the pictures lie that a saved text did not keep; every save of that text answers the same. */
export function useLeftOutPictures(): (places: readonly string[]) => void {
  const said = useRef('')
  return (places) => {
    const text = places.length > 0 ? leftOutText(places) : ''
    if (text !== '' && text !== said.current) toasts.show({ kind: 'info', text })
    said.current = text
  }
}
