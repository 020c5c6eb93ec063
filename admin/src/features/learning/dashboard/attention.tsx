import type { AttentionItem } from '@portico/shared/contract/learning/dashboard.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { attentionViews } from './attention-views.tsx'

/** Lists what this user can fix, most urgent first. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  return (
    <section className="panel panel-body" aria-labelledby="attention">
      <h2 id="attention" className="panel-title">
        Needs attention
      </h2>
      {items.length === 0 ? (
        <StatusMark tone="success">Nothing right now. Problems you can fix will appear here.</StatusMark>
      ) : (
        <ul className="attention">
          {items.map((item) => (
            <Item key={item.kind} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item }: { item: AttentionItem }) {
  const { title, Body } = attentionViews[item.kind]
  return (
    <li>
      <Icon name="warning" />
      <div>
        <h3>{title(item.count)}</h3>
        <Body item={item} />
      </div>
    </li>
  )
}

export const AttentionSkeleton = () => (
  <section className="panel panel-body" role="status" aria-label="Loading">
    <Skeleton shape="title" />
    <Skeleton shape="line" count={6} />
  </section>
)
