import { filterFields, searchedFields } from '@portico/shared/resources/fields-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { FilterSelect } from './filter-select.tsx'
import { SavedFiltersDialog } from './saved-filters-dialog.tsx'
import type { ListedResource, ResourceList } from './use-resource-list.ts'

/** Search, the declared filters, and saved sets of filters. */
export function ListFilters({ resource, list }: { resource: ListedResource; list: ResourceList }) {
  const { search, show, narrowing, cleared } = list
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="filter-row" role="search" aria-label={resource.title}>
      {searchedFields(resource).length > 0 ? (
        <SearchFilter
          label="Search"
          value={search.search ?? ''}
          onChange={(words) => show({ search: words || undefined })}
        />
      ) : null}
      {filterFields(resource).map(([field, declared]) => (
        <FilterSelect
          key={field}
          field={declared}
          value={search[field]}
          onChange={(value) => show({ [field]: value })}
        />
      ))}
      <Button kind="quiet" icon="filter" onClick={() => setOpen(true)}>
        Saved filters
      </Button>
      {isOpen ? (
        <SavedFiltersDialog
          place={{ person_id: me.id, list: resource.name }}
          present={narrowing}
          onApply={(saved) => {
            show({ ...cleared, ...saved })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  )
}
