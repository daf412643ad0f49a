/** Small sounds, made here and off until somebody asks for them; on a big screen they are on. */

const KEY = 'sound';
const LOUDNESS = 0.09;
const FADE = 0.5; // seconds

/** Each sound as notes: when it begins, in seconds, and its pitch, in hertz. */
const SOUNDS = {
  turn: [
    [0, 587.3],
    [0.14, 784],
  ],
  step: [[0, 196]],
  end: [
    [0, 523.3],
    [0.14, 659.3],
    [0.28, 784],
    [0.46, 1046.5],
  ],
} as const;

class Sound {
  on = $state(chosen() === 'on');
  private context: AudioContext | undefined;

  switch(): void {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? 'on' : 'off');
    this.play('turn');
  }

  /** On where nobody has chosen, as long as everybody in a room looks at this screen. */
  share(): () => void {
    if (chosen() === null) this.on = true;
    return () => (this.on = chosen() === 'on');
  }

  /** A browser that wants a click first stays silent until then. */
  play(name: keyof typeof SOUNDS): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    void this.context.resume().catch(() => undefined);
    for (const [at, pitch] of SOUNDS[name]) note(this.context, at, pitch);
  }
}

function chosen(): string | null {
  return localStorage.getItem(KEY);
}

function note(context: AudioContext, at: number, pitch: number): void {
  const begin = context.currentTime + at;
  const string = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const wood = new GainNode(context, { gain: 0 });
  wood.gain.setValueAtTime(0, begin);
  wood.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.012);
  wood.gain.exponentialRampToValueAtTime(0.0001, begin + FADE);
  string.connect(wood).connect(context.destination);
  string.start(begin);
  string.stop(begin + FADE);
}

export const sound = new Sound();
