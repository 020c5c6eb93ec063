import { useEffect } from 'react'

/** Focuses the first invalid field of a form that no form library manages, whenever `errors` changes. */
export function useFocusOnError(form_id: string, errors: unknown): void {
  useEffect(() => {
    document.getElementById(form_id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form_id, errors])
}
