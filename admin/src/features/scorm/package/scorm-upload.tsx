import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkPackageUpload } from '@portico/shared/rules/scorm/check-package-upload.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import { startUploads } from '../../../kernel/uploads/start-upload.ts'
import { OwnUploads } from '../../../kernel/uploads/own-uploads.tsx'
import type { CourseRef } from '../../courses/frame/course-ref.ts'
import { followImport } from './follow-import.ts'

type Props = { course: CourseRef; item_id: number; hasPackage: boolean; isBusy: boolean; onUploaded: () => void }

/** Takes a course zip for an item: one file, .zip, up to 10 GB (SCO-018). Shows the upload here; once the page is left, the panel follows it to the end of its import. */
export function ScormUpload({ course, item_id, hasPackage, isBusy, onUploaded }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const place = `scorm ${course.id} ${item_id}`
  const take = (files: readonly File[]): void => {
    if (files.length === 0 || isBusy) return
    const wrong = checkPackageUpload(files.map(({ name, size }) => ({ name, size_bytes: size })))
    setRefusal(wrong && errorMessage(wrong.code, wrong.params))
    if (wrong) return
    void startUploads(files, {
      purpose: 'scorm',
      rule: null,
      metadata: { course_id: String(course.id), module_item_id: String(item_id) },
      place,
      onFinished: onUploaded,
      follow: (finished) => followImport({ course, item_id, scorm_import_id: finished.scorm_import_id }),
    })
  }
  return (
    <div
      className="scorm-drop stack"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take([...event.dataTransfer.files])
      }}
    >
      {refusal ? (
        <Notice tone="failed" alert>
          {refusal}
        </Notice>
      ) : null}
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="SCORM package: file"
        accept=".zip,application/zip"
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <p className="row">
        <Button kind="secondary" icon="upload" disabled={isBusy} onClick={() => chooser.current?.click()}>
          {hasPackage ? 'Upload another package' : 'Upload a package'}
        </Button>
        <span className="small muted">A SCORM 1.2 package: one .zip file, up to 10 GB. You can drop it here.</span>
      </p>
      <OwnUploads place={place} />
    </div>
  )
}
