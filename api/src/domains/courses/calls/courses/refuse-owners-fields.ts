import type { EditableCourse } from '@portico/shared/contract/courses-editing.ts'
import { ownersFields } from '@portico/shared/rules/shares/owners-fields.ts'
import { fail } from '../../../../kernel/fail.ts'

/** What the owner of a shared course says of it is changed there alone; a form may send it back as it is. */
export function refuseOwnersFields(
  before: Omit<EditableCourse, 'version'>,
  body: Readonly<Record<string, unknown>>,
): void {
  const kept: Readonly<Record<string, unknown>> = before
  const isChanged = (name: string) =>
    body[name] !== undefined && JSON.stringify(body[name] ?? '') !== JSON.stringify(kept[name] ?? '')
  if (ownersFields.some(isChanged)) fail('courses.shared_content')
}
