import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkUpload, type UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { useState } from 'react'

type Send = (one: { file: File; onProgress: (percent: number) => void }) => Promise<unknown>
type Options = { ruleOf: (name: string) => UploadRule; send: Send; onSent: () => void | Promise<void> }

/** Uploads chosen files one by one; reports rejected ones and continues with the rest. */
export function useSending({ ruleOf, send, onSent }: Options) {
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const add = async (chosen: readonly File[]) => {
    setFailure(null)
    for (const file of chosen) {
      const refusal = checkUpload({ name: file.name, size_bytes: file.size }, ruleOf(file.name))
      if (refusal) {
        setFailure(errorMessage(refusal.code, refusal.params))
        continue
      }
      setSending({ name: file.name, percent: 0 })
      try {
        await send({ file, onProgress: (percent) => setSending({ name: file.name, percent }) })
        await onSent()
      } catch (error) {
        setFailure(`${file.name}: ${error instanceof Error ? error.message : errorMessage('uploads.lost')}`)
      }
    }
    setSending(null)
  }
  return { sending, failure, setFailure, add }
}
