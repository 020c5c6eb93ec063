import { useRef } from 'react'
import type { FocusEvent } from 'react'

const textFields =
  'textarea, [contenteditable="true"], input:not([type]), input[type="text"], input[type="email"], input[type="url"], input[type="tel"], input[type="number"]'

const textOf = (field: Element): string =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : (field.textContent ?? '')

/** Knows whether text that the user typed into a form is still there. Searches, choices and passwords do not count. */
export function useTypedText() {
  const before = useRef(new Map<Element, string>())
  return {
    /** Remembers the text of the field that gets the focus, as it was before the user typed. */
    remember({ target }: Pick<FocusEvent, 'target'>): void {
      if (target.matches(textFields) && !target.matches('[role="combobox"]') && !before.current.has(target))
        before.current.set(target, textOf(target))
    },
    /** Whether a field inside `box` differs from what it was at first and is not empty. */
    isLeft: (box: Element): boolean =>
      [...before.current].some(
        ([field, text]) => box.contains(field) && textOf(field) !== text && textOf(field) !== '',
      ),
  }
}
