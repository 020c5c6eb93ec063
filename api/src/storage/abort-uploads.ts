import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  paginateListParts,
  type S3Client,
} from '@aws-sdk/client-s3'

type In = { reader: S3Client; writer: S3Client; Bucket: string }
type Begun = { Key: string; UploadId: string; Initiated: Date }

/**
 * Aborts multipart uploads whose sender was killed, since S3 stores and bills their parts indefinitely. Skips uploads that received a part since
 * `before`. Returns the number aborted.
 */
export async function abortUploadsBelow(
  bucket: In,
  { folder, before }: { folder: string; before: Date },
): Promise<number> {
  const begun: Begun[] = []
  for await (const upload of uploadsBelow(bucket, folder)) begun.push(upload)
  let aborted = 0
  for (const { Key, UploadId, Initiated } of begun) {
    if (Initiated >= before || (await lastPartAt(bucket, { Key, UploadId })) >= before) continue
    await bucket.writer.send(new AbortMultipartUploadCommand({ Bucket: bucket.Bucket, Key, UploadId }))
    aborted += 1
  }
  return aborted
}

async function* uploadsBelow({ reader, Bucket }: In, folder: string): AsyncGenerator<Begun> {
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {}
  while (marker) {
    const page: Awaited<ReturnType<typeof list>> = await list({ reader, Bucket, Prefix: `${folder}/`, ...marker })
    for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
      if (Key !== undefined && UploadId !== undefined && Initiated) yield { Key, UploadId, Initiated }
    marker = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : null
  }
}

type Page = {
  reader: S3Client
  Bucket: string
  Prefix: string
  KeyMarker?: string | undefined
  UploadIdMarker?: string | undefined
}
const list = ({ reader, ...page }: Page) => reader.send(new ListMultipartUploadsCommand(page))

async function lastPartAt({ reader, Bucket }: In, { Key, UploadId }: { Key: string; UploadId: string }): Promise<Date> {
  let last = new Date(0)
  for await (const { Parts } of paginateListParts({ client: reader }, { Bucket, Key, UploadId }))
    for (const { LastModified } of Parts ?? []) if (LastModified && LastModified > last) last = LastModified
  return last
}
