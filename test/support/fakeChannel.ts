/** A fake of BroadcastChannel, which jsdom lacks. */
export class FakeChannel extends EventTarget {
  static readonly open = new Set<FakeChannel>();
  constructor(private readonly name = 'h5') {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    FakeChannel.open.forEach((other) => {
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}
