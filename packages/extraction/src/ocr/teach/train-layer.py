"""/usr/bin/python3 packages/extraction/src/ocr/teach/train-layer.py FOLDER OUT [--residual]

Trains the recogniser's last layer on what write-features.ts wrote to FOLDER, and writes it to OUT (reading-layer.bin, reading-layer.json).
Needs Debian's python3-torch. The lines of part 0 are trained on; part 1 chooses the epoch; part 2 is measured once, at the end.
"""

import json
import math
import sys
from pathlib import Path

import numpy
import torch

EPOCHS = 11
BATCH = 64
RATE = 4e-3
# How strongly the columns that were there are held where they were.
HOLD = 1e-2
INPUTS = 120

folder, out = Path(sys.argv[1]), Path(sys.argv[2])
has_residual = "--residual" in sys.argv
torch.manual_seed(1)
torch.set_num_threads(1)

initial = json.loads((folder / "layer.json").read_text())
texts, kept = initial["texts"], initial["kept"]
figures = numpy.fromfile(folder / "layer.bin", dtype="<f4")
weights0 = torch.tensor(figures[: INPUTS * len(texts)].reshape(INPUTS, len(texts)))
bias0 = torch.tensor(figures[INPUTS * len(texts) :])
# Columns that read as the same text are one to the loss; the first text is nothing.
unique = [""] + sorted({text for text in texts if text != ""})
index_of = {text: index for index, text in enumerate(unique)}
first_column = torch.tensor([texts.index(text) for text in unique])
further = [(column, index_of[text]) for column, text in enumerate(texts) if texts.index(text) != column]
further_columns, further_texts = (torch.tensor(part) for part in zip(*further))


def lines_of(part):
    found = []
    for path in sorted(folder.glob("lines-*.json")):
        shard = path.stem.split("-")[1]
        features = numpy.memmap(folder / f"features-{shard}.bin", dtype="<f4", mode="r")
        at = 0
        for line in json.loads(path.read_text()):
            size = line["steps"] * INPUTS
            text = line["text"]
            needs = len(text) + sum(a == b for a, b in zip(text, text[1:]))
            if line["part"] == part and needs <= line["steps"] and all(sign in index_of for sign in text):
                own = torch.from_numpy(numpy.array(features[at : at + size]).reshape(line["steps"], INPUTS))
                found.append((own, text))
            at += size
    return found


class Layer(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weights = torch.nn.Parameter(weights0.clone())
        self.bias = torch.nn.Parameter(bias0.clone())
        if has_residual:
            self.wide = torch.nn.Conv1d(INPUTS, 256, 3, padding=1)
            self.narrow = torch.nn.Conv1d(256, INPUTS, 3, padding=1)
            torch.nn.init.zeros_(self.narrow.weight)
            torch.nn.init.zeros_(self.narrow.bias)

    def forward(self, features):
        if has_residual:
            across = features.transpose(1, 2)
            features = features + self.narrow(torch.relu(self.wide(across))).transpose(1, 2)
        logits = features @ self.weights + self.bias
        likelihoods = torch.softmax(logits, -1)
        merged = likelihoods[..., first_column].index_add(-1, further_texts, likelihoods[..., further_columns])
        return torch.log(merged + 1e-12)


def batched(lines, size):
    for at in range(0, len(lines), size):
        part = lines[at : at + size]
        lengths = torch.tensor([len(own) for own, _ in part])
        padded = torch.nn.utils.rnn.pad_sequence([own for own, _ in part], batch_first=True)
        targets = torch.tensor([index_of[sign] for _, text in part for sign in text])
        sizes = torch.tensor([len(text) for _, text in part])
        yield padded, lengths, targets, sizes, [text for _, text in part]


def read(layer, lines):
    with torch.no_grad():
        for padded, lengths, _, _, wanted in batched(lines, 128):
            best = layer(padded).argmax(-1)
            for row, length, text in zip(best, lengths, wanted):
                signs, last = [], 0
                for index in row[:length].tolist():
                    if index not in (0, last):
                        signs.append(unique[index])
                    last = index
                yield text, "".join(signs)


def aligned(wanted, got):
    """The pairs of an alignment with the fewest changes; None where one side has nothing."""
    rows, columns = len(wanted) + 1, len(got) + 1
    cost = [[max(i, j) if i == 0 or j == 0 else 0 for j in range(columns)] for i in range(rows)]
    for i in range(1, rows):
        for j in range(1, columns):
            same = cost[i - 1][j - 1] + (wanted[i - 1] != got[j - 1])
            cost[i][j] = min(same, cost[i - 1][j] + 1, cost[i][j - 1] + 1)
    i, j, pairs = rows - 1, columns - 1, []
    while i > 0 or j > 0:
        if i > 0 and j > 0 and cost[i][j] == cost[i - 1][j - 1] + (wanted[i - 1] != got[j - 1]):
            pairs.append((wanted[i - 1], got[j - 1]))
            i, j = i - 1, j - 1
        elif i > 0 and cost[i][j] == cost[i - 1][j] + 1:
            pairs.append((wanted[i - 1], None))
            i -= 1
        else:
            pairs.append((None, got[j - 1]))
            j -= 1
    return pairs


def measure(layer, lines):
    taught = set(initial["taught"])
    right, all_of, plain, plain_wrong, figures_all, figures_wrong, added = {}, {}, 0, 0, 0, 0, 0
    for text, got in read(layer, lines):
        # Spaces are cut by blank columns in the product, not by the network.
        for wanted, read_as in aligned(text.replace(" ", ""), got.replace(" ", "")):
            if wanted is None:
                added += 1
            elif wanted in taught:
                all_of[wanted] = all_of.get(wanted, 0) + 1
                right[wanted] = right.get(wanted, 0) + (wanted == read_as)
            else:
                plain += 1
                plain_wrong += wanted != read_as
                if wanted.isdigit():
                    figures_all += 1
                    figures_wrong += wanted != read_as
    return {
        "taught": sum(right.values()) / max(1, sum(all_of.values())),
        "plain": 1 - plain_wrong / max(1, plain),
        "figures": 1 - figures_wrong / max(1, figures_all),
        "plainWrong": plain_wrong,
        "plainAll": plain,
        "added": added,
        "byCharacter": {sign: [right.get(sign, 0), count] for sign, count in sorted(all_of.items())},
    }


def short(figures_of):
    return {name: round(value, 5) if isinstance(value, float) else value for name, value in figures_of.items() if name != "byCharacter"}


train, choose, test = lines_of(0), lines_of(1), lines_of(2)
print(len(train), len(choose), len(test), "lines", flush=True)
layer = Layer()
print("before", short(measure(layer, choose)), flush=True)
before = measure(layer, test)
optimizer = torch.optim.Adam(layer.parameters(), lr=RATE)
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, EPOCHS)
loss_of = torch.nn.CTCLoss(zero_infinity=True)
best, best_score = None, -math.inf
for epoch in range(EPOCHS):
    order = torch.randperm(len(train)).tolist()
    # Lines of like length side by side spare padding.
    pools = [sorted(order[at : at + BATCH * 20], key=lambda line: len(train[line][0])) for at in range(0, len(order), BATCH * 20)]
    shuffled = [train[line] for pool in pools for line in pool]
    total = 0.0
    for padded, lengths, targets, sizes, _ in batched(shuffled, BATCH):
        loss = loss_of(layer(padded).transpose(0, 1), targets, lengths, sizes)
        change = ((layer.weights[:, :kept] - weights0[:, :kept]) ** 2).sum() + ((layer.bias[:kept] - bias0[:kept]) ** 2).sum()
        optimizer.zero_grad()
        (loss + HOLD * change).backward()
        optimizer.step()
        total += loss.item()
    schedule.step()
    if epoch % 3 == 2 or epoch == EPOCHS - 1:
        figures_of = measure(layer, choose)
        # A plain character lost weighs more than a taught one gained.
        score = figures_of["taught"] + 10 * figures_of["plain"] + 10 * figures_of["figures"]
        print(epoch, round(total / math.ceil(len(train) / BATCH), 4), short(figures_of), flush=True)
        if score > best_score:
            best_score, best = score, {name: value.detach().clone() for name, value in layer.state_dict().items()}
layer.load_state_dict(best)
after = measure(layer, test)
print("test before", short(before))
print("test after", short(after))
for sign, (right, count) in after["byCharacter"].items():
    was = before["byCharacter"].get(sign, [0, 0])[0]
    print(f"{sign} {was}/{count} -> {right}/{count}")
out.mkdir(parents=True, exist_ok=True)
parts = [best["weights"], best["bias"]]
if has_residual:
    parts += [best[name] for name in ("wide.weight", "wide.bias", "narrow.weight", "narrow.bias")]
numpy.concatenate([part.numpy().reshape(-1) for part in parts]).astype("<f4").tofile(out / "reading-layer.bin")
(out / "reading-layer.json").write_text(json.dumps({"texts": texts}, ensure_ascii=False) + "\n")
(out / "figures.json").write_text(json.dumps({"before": before, "after": after}, ensure_ascii=False, indent=1) + "\n")
