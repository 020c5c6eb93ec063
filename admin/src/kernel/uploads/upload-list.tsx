import './upload-list.css'
import { useEffect } from 'react'
import { UploadLine } from './upload-line.tsx'
import { uploads, type UploadRow } from './uploads.ts'

/** Lists uploads; a pointer or focus in the list keeps finished ones from leaving. */
export function UploadList({ list, label }: { list: readonly UploadRow[]; label?: string }) {
  // A list that goes while the pointer is in it never sees the pointer leave.
  useEffect(() => uploads.resume, [])
  return (
    <ul
      className="upload-list"
      aria-label={label}
      onPointerEnter={uploads.pause}
      onPointerLeave={uploads.resume}
      onFocus={uploads.pause}
      onBlur={uploads.resume}
    >
      {list.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}
