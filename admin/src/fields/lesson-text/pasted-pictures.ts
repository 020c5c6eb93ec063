import { create_material } from '@portico/shared/contract/materials.ts'
import type { Editor } from '@tiptap/react'
import { apiFile } from '../../kernel/api.ts'
import { showFailure } from '../../kernel/errors.ts'
import { picturesOfRtf } from '../clean-paste/pictures-of-rtf.ts'
import { finalPicture } from '../media/final-picture.ts'
import { withoutWaitingPictures } from './without-waiting-pictures.ts'

type Adding = { onAdded: (waiting: string, src: string) => void; onFailed: (waiting: string) => void }

/**
 * Adds the pictures of a pasted document to the media library. Until one is there, a `blob:` URL of this page shows it in its place; texts are stored
 * without those.
 */
export function pastedPictures({ onAdded, onFailed }: Adding) {
  let ofDocument: Blob[] = []
  let count = 0
  const add = (picture: Blob): string => {
    const waiting = URL.createObjectURL(picture)
    count += 1
    void libraryPicture(picture)
      .then(
        (src) => onAdded(waiting, src),
        (error: unknown) => {
          onFailed(waiting)
          showFailure(error)
        },
      )
      .finally(() => {
        count -= 1
        URL.revokeObjectURL(waiting)
      })
    return waiting
  }
  return {
    add,
    /** whether a picture is still on its way, so that the stored text lacks it */
    areWaiting: () => count > 0,
    /** Reads the pictures of the document that is about to be pasted. */
    read: (clipboard: DataTransfer | null) => void (ofDocument = picturesOfRtf(clipboard?.getData('text/rtf') ?? '')),
    take: (src: string): string | null => {
      const picture = /^data:/i.test(src) ? pictureOfData(src) : /^file:/i.test(src) ? ofDocument.shift() : null
      return picture ? add(picture) : null
    },
  }
}

function pictureOfData(src: string): Blob | null {
  const [, type, data] = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/i.exec(src) ?? []
  if (!type || !data) return null
  return new Blob([Uint8Array.from(atob(data.replace(/\s/g, '')), (sign) => sign.charCodeAt(0))], { type })
}

/** Adds a picture to the library and returns its final URL. */
async function libraryPicture(picture: Blob): Promise<string> {
  const file = new FormData()
  const ending = picture.type.split('/')[1] ?? 'png'
  file.append('file', picture, picture instanceof File ? picture.name : `pasted-picture.${ending}`)
  const { material } = await apiFile(create_material, { params: {}, query: {}, file })
  const { picture: src } = await finalPicture(material)
  if (src === null) throw new Error('the library does not treat this file as a picture')
  return src
}

/** Gives every picture that waits under this URL its URL in the library, or removes it. */
export function settlePicture(editor: Editor, waiting: string, src: string | null): void {
  const { tr } = editor.state
  editor.state.doc.descendants((node, pos, parent) => {
    if (node.type.name !== 'image' || node.attrs.src !== waiting) return
    // A figure needs its picture, which is its first child; both go.
    if (src === null && parent?.type.name === 'figure')
      tr.delete(tr.mapping.map(pos - 1), tr.mapping.map(pos - 1 + parent.nodeSize))
    else if (src === null) tr.delete(tr.mapping.map(pos), tr.mapping.map(pos + node.nodeSize))
    else tr.setNodeMarkup(tr.mapping.map(pos), undefined, { ...node.attrs, src })
  })
  // Undoing this would bring back a URL that has ended.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** The text of an editor as it is stored. */
export const storedHtml = (editor: Editor): string => (editor.isEmpty ? '' : withoutWaitingPictures(editor.getHTML()))
