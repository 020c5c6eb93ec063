import { may } from '@portico/shared/access/may.ts'
import { filtersThatShow } from '@portico/shared/rules/media/library.ts'
import { useState } from 'react'
import { MediaFilterRow } from '../../fields/media/media-filter.tsx'
import { MediaGrid } from '../../fields/media/media-grid.tsx'
import { filtersIn, useMaterials } from '../../fields/media/media-query.ts'
import { UploadButton, useLibraryUpload } from '../../fields/media/upload-button.tsx'
import { useSearchParams } from '../../kernel/search-params.ts'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { mediaSearchParams } from './search-params.ts'
import { MaterialDialog } from './material-dialog.tsx'
import { MediaUsage } from './media-usage.tsx'

/** /media-library: the files that the portal's courses use (MED-001). */
export function MediaPage() {
  const { me, portal } = useSession()
  const [search, change] = useSearchParams(mediaSearchParams)
  const filters = filtersIn(search.types)
  const view = useTableView('media')
  const query = useMaterials({
    search: search.search,
    filters,
    cursor: search.cursor,
    per_page: Math.min(50, view.per_page),
  })
  const [opened, setOpened] = useState<string | null>(null)
  const send = useLibraryUpload({})
  const upload = (files: readonly File[]) => {
    // Extend the type filters so that new uploads are visible, also a video while the list shows only the default types.
    const names = files.map(({ name }) => name)
    const types = filtersThatShow(filters, names)
    if (types.length > filtersThatShow(filters, []).length) change({ types: types.join(','), cursor: undefined })
    send(files)
  }
  const canEdit = may({ roles: [me.current_role], action: 'materials.edit' })
  return (
    <>
      <PageHead
        title="Media library"
        actions={canEdit ? <UploadButton label="Upload files" onFiles={upload} /> : undefined}
      >
        Documents, pictures, audio and videos for the courses of {portal.name}. <MediaUsage />
      </PageHead>
      <div
        className="panel"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          if (canEdit) upload([...event.dataTransfer.files])
        }}
      >
        <MediaFilterRow
          search={search.search ?? ''}
          filters={filters}
          onSearch={(words) => change({ search: words || undefined })}
          onFilters={(chosen) => change({ types: chosen.join(',') || undefined })}
        />
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search || search.types),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined, types: undefined }),
          }}
          empty={{ title: 'No files yet', text: 'Upload files for your courses: drop them here or choose them.' }}
        >
          {(materials) => <MediaGrid materials={materials} onPress={({ uuid }) => setOpened(uuid)} />}
        </ListBody>
      </div>
      {opened ? <MaterialDialog uuid={opened} canEdit={canEdit} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
