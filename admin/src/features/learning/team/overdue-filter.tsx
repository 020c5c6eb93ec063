import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { teamSearchParams } from '../search-params.ts'

/** Filter: everyone, or only overdue people. */
export function OverdueFilter() {
  const [search, change] = useSearchParams(teamSearchParams)
  return (
    <Field label="Show">
      <Select
        value={search.overdue ?? ''}
        options={[
          { value: '', label: 'Everyone' },
          { value: '1', label: 'Overdue' },
        ]}
        onChange={({ target }) => change({ overdue: target.value || undefined })}
      />
    </Field>
  )
}
