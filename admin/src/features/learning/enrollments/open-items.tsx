import '../../../kernel/enrolling/enroll.css'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { show_open_items } from '@portico/shared/contract/learning/enrollments.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

type Props = { slug: string; related_id: number; name: string }

/** Lists the items that completing the course would mark as done. */
export function OpenItems({ slug, related_id, name }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['open-items', slug, related_id],
    queryFn: () => api(show_open_items, { params: { slug, related_id } }),
    gcTime: 0,
  })
  if (error)
    return (
      <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
        {failureText(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton shape="line" count={3} />
      </div>
    )
  return (
    <>
      <p>
        {data.length === 0
          ? `${name} has done every item. The course itself is marked as complete.`
          : `${countOf(data.length, 'item')} that ${name} hasn’t finished will be marked as done:`}
      </p>
      {data.length === 0 ? null : (
        // Focusable, so that a long list is scrolled by keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className="open-items" tabIndex={0} aria-label="Items that will be marked as done">
          {data.map(({ id, title, itemable_type }) => (
            <li key={id}>
              <Icon name={itemTypeOf(itemable_type).icon} label={itemTypeOf(itemable_type).label} size="small" />
              {title}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
