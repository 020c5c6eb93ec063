import './upload-list.css'
import { useEffect, useRef } from 'react'
import { UploadLine } from './upload-line.tsx'
import { uploads, type UploadRow } from './uploads.ts'

/** Lists uploads; a pointer or focus in the list keeps finished ones from leaving. */
export function UploadList({ list, label }: { list: readonly UploadRow[]; label?: string }) {
  // A list that goes while the pointer is in it never sees the pointer leave.
  useEffect(() => uploads.resume, [])
  const box = useRef<HTMLUListElement>(null)
  const reading = useRef({ pointer: false, focus: false })
  const note = (part: Partial<typeof reading.current>) => {
    Object.assign(reading.current, part)
    if (reading.current.pointer || reading.current.focus) uploads.pause()
    else uploads.resume()
  }
  // A focused button that goes with its line does not blur.
  useEffect(() => {
    if (reading.current.focus && !box.current?.contains(document.activeElement)) note({ focus: false })
  }, [list])
  return (
    <ul
      ref={box}
      className="upload-list"
      aria-label={label}
      onPointerEnter={() => note({ pointer: true })}
      onPointerLeave={() => note({ pointer: false })}
      onFocus={() => note({ focus: true })}
      onBlur={() => note({ focus: false })}
    >
      {list.map((upload) => (
        <UploadLine key={upload.id} upload={upload} />
      ))}
    </ul>
  )
}
