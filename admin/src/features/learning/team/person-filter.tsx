import type { JoinedUser } from '@portico/shared/contract/team.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { teamSearchParams } from '../search-params.ts'

/** Whom the list is of, and the way back to everybody; nothing while it is of everybody. */
export function PersonFilter({ rows = [] }: { rows: readonly JoinedUser[] | undefined }) {
  const [{ person }, change] = useAddressSearch(teamSearchParams)
  if (!person) return null
  const name = rows.find(({ user_id }) => String(user_id) === person)?.name ?? 'One person'
  return (
    <Button
      kind="secondary"
      icon="close"
      aria-label={`${name}: show everybody`}
      onClick={() => change({ person: undefined })}
    >
      {name}
    </Button>
  )
}
