/** What is said in a video or a recording; nothing where nobody wrote it down. */
export const Transcript = ({ html }: { html: string }) =>
  html ? (
    <section className="item-transcript" aria-labelledby="transcript">
      <h2 id="transcript">Transcript</h2>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  ) : null
