import { failureText } from '@portico/shared/browser/failure-text.ts'
import { upload_course_picture } from '@portico/shared/contract/courses/editing.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { coursePictureRules } from '@portico/shared/rules/media/upload-rules.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useEffect, useState } from 'react'
import { apiFile } from '../../../kernel/api.ts'

/** A picture chosen before its course exists; a file that would be refused is refused at once. */
export function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => {
    const made = file ? URL.createObjectURL(file) : null
    setUrl(made)
    return () => (made === null ? undefined : URL.revokeObjectURL(made))
  }, [file])
  return {
    file,
    url,
    error,
    /** Adds the picture to the new course; it is not unsaved any more. */
    async uploadTo(slug: string) {
      if (file) await uploadPicture(slug, file)
      setFile(null)
    },
    choose(chosen: File | undefined) {
      const refused = chosen
        ? checkUpload({ name: chosen.name, size_bytes: chosen.size }, coursePictureRules.thumbnail)
        : null
      setError(refused ? errorMessage(refused.code, refused.params as never) : null)
      if (refused === null) setFile(chosen ?? null)
    },
  }
}

/** Adds the picture to the course that was just created. The course stays if that fails, and its Settings take another try. */
async function uploadPicture(slug: string, file: File): Promise<void> {
  try {
    const params = { slug, picture: 'thumbnail' }
    await apiFile(upload_course_picture, { params, query: { file_name: file.name }, file })
  } catch (error) {
    const text = `The course was created without its picture: ${failureText(error)}`
    toasts.show({ kind: 'failed', text })
  }
}
