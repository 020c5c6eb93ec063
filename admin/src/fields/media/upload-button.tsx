import { fileTypeOf, mediaLimit_bytes, allFileTypes } from '@portico/shared/rules/media/library.ts'
import { fileTypes, type FileType } from '@portico/shared/rules/media/check-upload.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { startUploads } from '../../kernel/uploads/start-upload.ts'

const accepted = (types: readonly FileType[]): string =>
  types.flatMap((type) => fileTypes[type].map((ending) => `.${ending}`)).join()

type Target = {
  onMaterial?: ((uuid: string) => void) | undefined
  replaces?: string | undefined
  types?: readonly FileType[] | undefined
  /** part of the page that lists these uploads itself */
  place?: string
}

/** Uploads files into the library, or new content for one of its entries; reports each file when it is done. */
export function useLibraryUpload({
  onMaterial,
  replaces,
  types = allFileTypes,
  place,
}: Target): (files: readonly File[]) => void {
  const client = useQueryClient()
  return (files) =>
    void startUploads(files, {
      purpose: replaces ? 'replacement' : 'material',
      place,
      metadata: replaces ? { replaces } : {},
      rule: (file) => ({ types, limit_bytes: mediaLimit_bytes(fileTypeOf(file.name) ?? 'docs') }),
      onFinished: (finished) => {
        void client.invalidateQueries({ queryKey: ['materials'] })
        if (finished.state === 'done' && finished.material_uuid) onMaterial?.(finished.material_uuid)
      },
    })
}

/** Button to choose files from this computer, several at once by default (MED-012). */
export function UploadButton({
  label,
  kind = 'primary',
  types = allFileTypes,
  multiple = true,
  onFiles,
}: {
  label: string
  kind?: 'primary' | 'secondary'
  types?: readonly FileType[] | undefined
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${label}: file`}
        accept={accepted(types)}
        multiple={multiple}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button kind={kind} icon="upload" onClick={() => chooser.current?.click()}>
        {label}
      </Button>
    </>
  )
}
