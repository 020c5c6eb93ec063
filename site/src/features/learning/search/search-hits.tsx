import type { CourseSearchHit } from '@portico/shared/contract/learning/course-search.ts'
import type { OutlineItem } from '@portico/shared/contract/learning/learning.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { findItem, type CourseView } from '../load/course-view.ts'
import { itemPath } from '../load/learner-path.ts'

/** Found items of a course, each with the part of its text that has the words; locked ones are no links. */
export const SearchHits = ({ view, hits }: { view: CourseView; hits: readonly CourseSearchHit[] }) => (
  <ol className="item-list">
    {hits.flatMap((hit) => {
      const item = findItem(view, hit.item_id)
      if (!item) return []
      return (
        <li key={hit.item_id}>
          {item.locked_by === null ? (
            <a className="outline-item" href={itemPath(view.course, item)}>
              <HitLine hit={hit} item={item} />
            </a>
          ) : (
            <div className="outline-item outline-item-locked">
              <HitLine hit={hit} item={item} />
            </div>
          )}
        </li>
      )
    })}
  </ol>
)

function HitLine({ hit, item }: { hit: CourseSearchHit; item: OutlineItem }) {
  return (
    <>
      <Icon name={itemTypeOf(item.itemable_type).icon} />
      <span className="outline-item-title">{hit.title}</span>
      {item.locked_by === null ? null : (
        <span className="outline-item-lock small">
          <StatusMark icon="lock">Locked</StatusMark>
        </span>
      )}
      {hit.excerpt === null ? null : (
        <span className="course-search-excerpt small">
          {hit.found_in === 'note' ? <strong>Your note: </strong> : null}
          {hit.excerpt}
        </span>
      )}
    </>
  )
}
