import type { EditableCourse } from '@portico/shared/contract/courses/editing.ts'
import { ownerFields } from '@portico/shared/rules/shares/owner-fields.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Rejects changes to fields that only the owner of a shared course may edit; unchanged values are accepted. */
export function refuseOwnerFields(
  before: Omit<EditableCourse, 'version'>,
  body: Readonly<Record<string, unknown>>,
): void {
  const kept: Readonly<Record<string, unknown>> = before
  const isChanged = (name: string) =>
    body[name] !== undefined && JSON.stringify(body[name] ?? '') !== JSON.stringify(kept[name] ?? '')
  if (ownerFields.some(isChanged)) fail('courses.shared_content')
}
