import { leave } from './unsaved.ts'
import type { Values } from './use-staff-form.ts'

/** A form of the page, and who fills it in: the next person at the same tab gets nothing of it. */
type Named = { readonly person_id: number; readonly form: string }
const key = ({ person_id, form }: Named): string => `portico_draft:${person_id}:${location.pathname}:${form}`
/** What was typed, upon which values, and of which version: someone else may save before it is restored. */
export type Draft = { readonly typed: Values; readonly opened: Values; readonly version: string | null }
const open = new Map<string, { named: Named; draft: () => Draft | null }>()

/** Registers the unsaved input of a form while it is on the page. */
export function watchDraft(named: Named, draft: () => Draft | null): () => void {
  open.set(named.form, { named, draft })
  return () => void open.delete(named.form)
}

/** The session is lost: what was typed is kept in this tab until the page is opened again, and leaving is not questioned. */
export function keepDrafts(): void {
  leave()
  for (const { named, draft } of open.values()) {
    const kept = draft()
    if (kept !== null) sessionStorage.setItem(key(named), JSON.stringify(kept))
  }
}

/** What this person typed here before the session was lost; once. */
export function takeDraft(named: Named): Draft | null {
  const kept = sessionStorage.getItem(key(named))
  sessionStorage.removeItem(key(named))
  return kept === null ? null : (JSON.parse(kept) as Draft)
}
