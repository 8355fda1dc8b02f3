import { createProgressFetch } from '@/platform/api/progressFetch';

/** An XMLHttpRequest that the test controls. */
class FakeRequest {
  readonly open = jest.fn();
  readonly setRequestHeader = jest.fn();
  readonly send = jest.fn();
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly abort = jest.fn(() => this.onabort?.());
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  responseText = '';
  status = 200;
}

function upload(init: RequestInit = {}) {
  const request = new FakeRequest();
  const shares: number[] = [];
  const create = () => request as unknown as XMLHttpRequest;
  const fetch = createProgressFetch(create)((share) => shares.push(share));
  const answer = fetch('/upload', { method: 'POST', body: 'picture', ...init });
  const advance = (event: object) => request.upload.onprogress?.(event);
  return { request, shares, answer, advance };
}

describe('a fetch with upload progress', () => {
  it('sends the request and answers as fetch does', async () => {
    const { request, answer } = upload({ headers: { swift: 'S' } });
    expect(request.open).toHaveBeenCalledWith('POST', '/upload');
    expect(request.setRequestHeader).toHaveBeenCalledWith('swift', 'S');
    expect(request.send).toHaveBeenCalledWith('picture');
    Object.assign(request, { responseText: '{"code":0}', status: 201 });
    request.onload?.();
    const response = await answer;
    expect([response.status, await response.text()]).toEqual([201, '{"code":0}']);
  });

  it('reports a fraction only if the length is known', () => {
    const { shares, advance } = upload();
    advance({ lengthComputable: false, loaded: 10, total: 0 });
    advance({ lengthComputable: true, loaded: 10, total: 40 });
    expect(shares).toEqual([0.25]);
  });

  it('accepts an answer without a body', async () => {
    const { request, answer } = upload();
    request.status = 204;
    request.onload?.();
    expect((await answer).status).toBe(204);
  });

  it('rejects when the connection breaks', async () => {
    const { request, answer } = upload();
    request.onerror?.();
    await expect(answer).rejects.toThrow(TypeError);
  });

  it('ends when the caller aborts', async () => {
    const controller = new AbortController();
    const { request, answer } = upload({ signal: controller.signal });
    controller.abort();
    expect(request.abort).toHaveBeenCalled();
    await expect(answer).rejects.toThrow(TypeError);
  });
});
