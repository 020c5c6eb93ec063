import { useEffect } from 'react'

/** Puts the cursor into the first wrong field of a form that no form library watches, each time that `errors` come. */
export function useFocusOnError(form_id: string, errors: unknown): void {
  useEffect(() => {
    document.getElementById(form_id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form_id, errors])
}
