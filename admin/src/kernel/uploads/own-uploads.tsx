import { useEffect, useSyncExternalStore } from 'react'
import { UploadList } from './upload-list.tsx'
import { uploads } from './uploads.ts'

/** Lists the uploads that were started in this place, instead of the panel; leaves out those whose outcome the place shows itself. */
export function OwnUploads({ place }: { place: string }) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  useEffect(() => uploads.showPlace(place), [place])
  const own = list.filter((upload) => upload.place === place && !upload.isFollowed)
  return own.length > 0 ? <UploadList list={own} label="Uploads to this place" /> : null
}
