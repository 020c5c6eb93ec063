import { show_material, type Material } from '@portico/shared/contract/materials.ts'
import type { FileType } from '@portico/shared/rules/media/check-upload.ts'
import type { MediaFilter } from '@portico/shared/rules/media/library.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useId, useState } from 'react'
import { api } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { OwnUploads } from '../../kernel/uploads/own-uploads.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { MediaGrid } from './media-grid.tsx'
import { MediaFilterRow } from './media-filter.tsx'
import { useMaterials } from './media-query.ts'
import { PickerActions } from './picker-actions.tsx'
import { UploadButton, useLibraryUpload } from './upload-button.tsx'

type PickerQuery = { search: string; filters: readonly MediaFilter[]; cursor?: string | undefined }
type Props = {
  title: string
  /** the only types that can be attached here; without it the user filters the library */
  only?: readonly FileType[]
  /** initial type filters; the default ones if omitted */
  filters?: readonly MediaFilter[]
  /** whether several files can be attached at once, the default (MED-012) */
  multiple?: boolean
  /** the picture is attached by its URL, so it has to be the final one */
  byUrl?: boolean
  onClose: () => void
  /** receives the selected files, in the order of selection */
  onAttach: (materials: readonly Material[]) => void
}

/** The media library in a dialog, for editors that need files of it; attaches the selected ones (MED-001). Shows its own uploads and refusals. */
export function MediaPicker({
  title,
  only,
  filters: begun = [],
  multiple = true,
  byUrl = false,
  onClose,
  onAttach,
}: Props) {
  const [wish, setWish] = useState<PickerQuery>({
    search: '',
    filters: begun,
  })
  const [chosen, setChosen] = useState<readonly Material[]>([])
  const query = useMaterials({
    search: wish.search || undefined,
    filters: only ?? wish.filters,
    cursor: wish.cursor,
    per_page: 24,
  })
  const place = useId()
  const upload = useLibraryUpload({
    types: only,
    place,
    onMaterial: (uuid) =>
      void api(show_material, { params: { uuid } }).then(
        ({ material }) => setChosen((before) => (multiple ? [...without(material, before), material] : [material])),
        showFailure,
      ),
  })
  const toggle = (material: Material) => {
    const others = without(material, chosen)
    if (others.length < chosen.length) setChosen(others)
    else setChosen(multiple ? [...chosen, material] : [material])
  }
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={<PickerActions chosen={chosen} byUrl={byUrl} onClose={onClose} onAttach={onAttach} />}
    >
      <MediaFilterRow
        search={wish.search}
        filters={only ? null : wish.filters}
        onSearch={(search) => setWish({ ...wish, search, cursor: undefined })}
        onFilters={(filters) => setWish({ ...wish, filters, cursor: undefined })}
      />
      <UploadButton kind="secondary" label="Upload files" types={only} multiple={multiple} onFiles={upload} />
      <OwnUploads place={place} />
      <ListBody query={query} empty={{ title: 'No files here', text: 'Upload files, or look for other types.' }}>
        {(materials) => <MediaGrid materials={materials} chosen={chosen} onPress={toggle} />}
      </ListBody>
      <Pager meta={query.data?.meta} onCursor={(cursor) => setWish({ ...wish, cursor })} />
    </Dialog>
  )
}

const without = ({ uuid }: Material, materials: readonly Material[]): readonly Material[] =>
  materials.filter((one) => one.uuid !== uuid)

function Pager({
  meta,
  onCursor,
}: {
  meta: { prev_cursor: string | null; next_cursor: string | null } | undefined
  onCursor: (cursor: string) => void
}) {
  if (!meta?.prev_cursor && !meta?.next_cursor) return null
  return (
    <nav className="list-pager" aria-label="Pages of files">
      {(
        [
          ['Previous', meta.prev_cursor],
          ['Next', meta.next_cursor],
        ] as const
      ).map(([label, cursor]) => (
        <Button key={label} kind="secondary" size="small" disabled={!cursor} onClick={() => cursor && onCursor(cursor)}>
          {label}
        </Button>
      ))}
    </nav>
  )
}
