import { API_BASE, NO_ANSWER } from '../../link-pages/call-with-token.ts';
import { LINK_CALLS, readAnswer, type AnswerOf } from './call-link.ts';

/** Uploads one file and tells how much of it has left, from 0 to 1. Never throws. */
export function sendFile(
  token: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<AnswerOf<'uploadFileByLink'>> {
  const form = new FormData();
  form.append('file', file, file.name);
  return new Promise((resolve) => {
    // `fetch` tells nothing of what it has sent.
    const xhr = new XMLHttpRequest();
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    xhr.onload = () => resolve(readAnswer('uploadFileByLink', xhr.status < 300, xhr.responseText));
    xhr.onerror = () => resolve(NO_ANSWER);
    xhr.open('POST', API_BASE + LINK_CALLS.uploadFileByLink.path);
    xhr.setRequestHeader('authorization', `Bearer ${token}`);
    xhr.send(form);
  });
}
