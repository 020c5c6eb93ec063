import { canBeLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import type { Role } from '@portico/shared/access/roles.ts'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'

export type OfferedRole = { name: string; short_name: Role; is_assignable: boolean }
/** `is_limited_to_courses` is set only if the user chose it here, so that saving other roles leaves it unchanged. */
export type RoleChoice = { roles: readonly Role[]; is_limited_to_courses?: boolean }

/** Chooses a person's roles, and whether they are limited to assigned courses. Keeps roles that this form cannot offer (ROL-020, ROL-023…025). */
export function RoleChoices({
  legend,
  offered,
  held,
  isLimited,
  chosen,
  onChange,
}: {
  legend: string
  offered: readonly OfferedRole[]
  held: readonly Role[]
  isLimited: boolean
  chosen: RoleChoice
  onChange: (chosen: RoleChoice) => void
}) {
  const kept = offered.filter(({ short_name, is_assignable }) => !is_assignable && held.includes(short_name))
  return (
    <>
      <CheckboxGroup
        legend={legend}
        values={chosen.roles}
        onChange={(roles) => onChange({ ...chosen, roles: roles as Role[] })}
        options={offered
          .filter(({ is_assignable }) => is_assignable)
          .map(({ short_name, name }) => ({ value: short_name, label: name }))}
      />
      {chosen.roles.some(canBeLimitedToCourses) ? (
        <Checkbox
          label="Only in courses that they teach or manage"
          help="Applies to the roles Course Admin and Editor. Set when they are assigned to their first course."
          checked={chosen.is_limited_to_courses ?? isLimited}
          onChange={({ target }) => onChange({ ...chosen, is_limited_to_courses: target.checked })}
        />
      ) : null}
      {kept.length > 0 ? (
        <p className="small muted">{kept.map(({ name }) => name).join(', ')} can’t be changed here.</p>
      ) : null}
    </>
  )
}
