/**
 * Runs in the head of pages that declare reads: if the visitor seems signed in, requests them before any script loads. Skips segments that are not a
 * slug or number, and a preview's 0. Allowed in the content policy by its hash. Consumed by `early-answer.ts`.
 */
export const earlyReadsScript = `if(/(^|; )portico_is_auth=/.test(document.cookie)){const parts=location.pathname.split('/').filter(Boolean),reads=window.porticoReads=new Map;for(const read of JSON.parse(document.currentScript.dataset.reads)){let known=true;const path=read.replace(/{(-?\\d+)}/g,(_,at)=>{const part=parts.at(+at)??'';known&&=/^(?!0$)[a-z0-9-]+$/.test(part);return part});if(!known)continue;const answer=fetch('/api'+path,{headers:{accept:'application/json'},credentials:'same-origin'});answer.catch(()=>{});reads.set(path,answer)}}`
