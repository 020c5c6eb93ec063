import type { JoinedUser } from '@portico/shared/contract/learning/team.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { teamSearchParams } from '../search-params.ts'

/** Names the person that the list is filtered by and clears that filter; renders nothing if there is no filter. */
export function PersonFilter({ rows = [] }: { rows: readonly JoinedUser[] | undefined }) {
  const [{ person }, change] = useSearchParams(teamSearchParams)
  if (!person) return null
  const name = rows.find(({ user_id }) => String(user_id) === person)?.name ?? 'One person'
  return (
    <Button
      kind="secondary"
      icon="close"
      aria-label={`${name}: show everyone`}
      onClick={() => change({ person: undefined })}
    >
      {name}
    </Button>
  )
}
