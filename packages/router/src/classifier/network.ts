/** A vector of which most entries are 0: the others, by index. */
export interface SparseVector {
  readonly indices: Int32Array;
  /** As long as `indices`. */
  readonly values: Float32Array;
}

/**
 * A perceptron with one hidden layer of rectified linear units (ReLU) between features and intents: a unit is the weighted
 * sum of what is there, or 0 if that is negative; the logit of an intent is a weighted sum of units.
 */
export interface Network {
  readonly features: number;
  readonly hidden: number;
  readonly intents: number;
  /** `features × hidden`, a feature's weights side by side. */
  readonly input: Float32Array;
  readonly hiddenBias: Float32Array;
  /** `hidden × intents`, a hidden unit's weights side by side. */
  readonly output: Float32Array;
  readonly outputBias: Float32Array;
}

/** The logits of the intents: how much speaks for each. */
export function forward({ indices, values }: SparseVector, network: Network): Float32Array {
  const { hidden, intents, input, output } = network;
  const sums = network.hiddenBias.slice();
  for (let entry = 0; entry < indices.length; entry++) {
    const value = values[entry] as number;
    const row = (indices[entry] as number) * hidden;
    for (let unit = 0; unit < hidden; unit++)
      sums[unit] = (sums[unit] as number) + (input[row + unit] as number) * value;
  }
  const logits = network.outputBias.slice();
  for (let unit = 0; unit < hidden; unit++) {
    const value = sums[unit] as number;
    if (value <= 0) continue;
    const row = unit * intents;
    for (let intent = 0; intent < intents; intent++) {
      logits[intent] = (logits[intent] as number) + (output[row + intent] as number) * value;
    }
  }
  return logits;
}

/** An ensemble as one network: its logits are the mean of those that `networks`, all of the same features and intents, have. */
export function joinNetworks(networks: readonly [Network, ...Network[]]): Network {
  const [{ features, intents }] = networks;
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0);
  const joined = {
    features,
    hidden,
    intents,
    input: new Float32Array(features * hidden),
    hiddenBias: new Float32Array(hidden),
    output: new Float32Array(hidden * intents),
    outputBias: new Float32Array(intents),
  };
  const share = 1 / networks.length;
  let first = 0;
  for (const network of networks) {
    for (let feature = 0; feature < features; feature++) {
      const row = network.input.subarray(feature * network.hidden, (feature + 1) * network.hidden);
      joined.input.set(row, feature * hidden + first);
    }
    joined.hiddenBias.set(network.hiddenBias, first);
    joined.output.set(
      network.output.map((weight) => weight * share),
      first * intents,
    );
    network.outputBias.forEach(
      (bias, intent) => (joined.outputBias[intent] = (joined.outputBias[intent] as number) + bias * share),
    );
    first += network.hidden;
  }
  return joined;
}
